import { expect, test } from "vitest";
import { standsFor } from "./stands-for.ts";

test.each([
  ["202", "00202"],
  ["100000", "1E5"],
  ["1E+05", "1E5"],
  ["6211.43", "6211.4300"],
  ["6211.421", "6211.4210"],
  ["2.61123E+016", "26112300000000017"],
  ["2.61123E+16", "26112300000000017"],
  ["3002414833", "03002414833"],
  [" TB-W-201 ", "TB-W-201"],
  ["", ""],
])("%j stands for %j", (cell, written) => expect(standsFor(cell, written)).toBe(true));

test.each([
  ["203", "00202"],
  ["", "0"],
  ["0", ""],
  ["6211.44", "6211.4300"],
  ["2.61124E+016", "26112300000000017"],
  ["tb-w-201", "TB-W-201"],
  ["202", "TB-202"],
])("%j does not stand for %j", (cell, written) => expect(standsFor(cell, written)).toBe(false));
