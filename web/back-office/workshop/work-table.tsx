import type { ReactNode } from "react";

type WorkTableProps = {
  caption: string;
  /** The last one is a figure. */
  heads: readonly string[];
  rows: readonly { key: string; cells: readonly ReactNode[] }[];
};

/** A table that is worked through with a pen: one line a row, a box to tick at its end. */
export function WorkTable({ caption, heads, rows }: WorkTableProps) {
  return (
    <div className="overflow-x-auto print:overflow-visible">
      <table className="w-full border-collapse text-start text-sm">
        <caption className="sr-only">{caption}</caption>
        <thead>
          <tr className="border-b border-black">
            {heads.map((head, index) => (
              <th
                key={head}
                scope="col"
                className={`px-1.5 py-1 font-[560] ${index === heads.length - 1 ? "text-end" : "text-start"}`}
              >
                {head}
              </th>
            ))}
            <th scope="col" className="px-1.5 py-1 text-end font-[560]">
              Done
            </th>
          </tr>
        </thead>
        <tbody>
          {rows.map(({ key, cells }) => (
            <tr key={key} className="break-inside-avoid border-b border-line align-top">
              {cells.map((cell, index) => (
                <td
                  key={heads[index]}
                  className={`px-1.5 py-1 ${index === heads.length - 1 ? "text-end text-base font-[640]" : ""}`}
                >
                  {cell}
                </td>
              ))}
              <td className="px-1.5 py-1.5">
                <span aria-hidden="true" className="ms-auto block size-4 border border-black" />
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
