import type { ReactNode } from "react";
import type { Part } from "../papers/sheets.tsx";

type WorkTableProps = {
  caption: string;
  title: ReactNode;
  heads: readonly (readonly [head: string, width: number])[];
  rows: readonly { key: string; cells: readonly ReactNode[] }[];
};

export function workTable({ caption, title, heads, rows }: WorkTableProps): Part {
  const last = heads.length - 1;
  return {
    key: caption,
    rows: rows.map(({ key, cells }) => (
      <tr key={key} data-row className="border-b border-line align-top">
        {cells.map((cell, index) => (
          <td
            key={heads[index]?.[0]}
            className={`px-1.5 py-1 wrap-anywhere ${index === last ? "text-end text-base font-[640]" : ""}`}
          >
            {cell}
          </td>
        ))}
        <td className="px-1.5 py-1.5">
          <span aria-hidden="true" className="ms-auto block size-4 border border-black" />
        </td>
      </tr>
    )),
    frame: (shown) => (
      <section className="pb-5">
        {title}
        <table className="w-full table-fixed border-collapse text-start text-sm">
          <caption className="sr-only">{caption}</caption>
          <thead>
            <tr className="border-b border-black">
              {heads.map(([head, width], index) => (
                <th
                  key={head}
                  scope="col"
                  style={{ width: `${width}%` }}
                  className={`px-1.5 py-1 font-[560] ${index === last ? "text-end" : "text-start"}`}
                >
                  {head}
                </th>
              ))}
              <th scope="col" className="px-1.5 py-1 text-end font-[560]">
                Done
              </th>
            </tr>
          </thead>
          <tbody>{shown}</tbody>
        </table>
      </section>
    ),
  };
}
