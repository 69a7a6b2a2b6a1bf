import type { CSSProperties } from "react";
import { colors, useLook } from "./mail-look.ts";

export type AmountRow = { label: string; amount: string };

export function AmountList({ rows, total }: { rows: readonly AmountRow[]; total?: AmountRow }) {
  const { cell, end, gapBefore } = useLook();
  const amountStyle: CSSProperties = {
    ...cell,
    ...gapBefore,
    textAlign: end,
    whiteSpace: "nowrap",
    fontVariantNumeric: "tabular-nums",
  };
  return (
    <table className="amounts" cellPadding={0} cellSpacing={0} style={{ width: "100%", marginTop: "8px" }}>
      <tbody>
        {rows.map(({ label, amount }) => (
          <tr key={label}>
            <th scope="row" className="quiet" style={{ ...cell, color: colors.quiet }}>
              {label}
            </th>
            <td className="ink" style={{ ...amountStyle, color: colors.ink }}>
              {amount}
            </td>
          </tr>
        ))}
        {total && (
          <tr>
            <th scope="row" className="ink ruled" style={{ ...cell, ...totalStyle }}>
              {total.label}
            </th>
            <td className="ink ruled" style={{ ...amountStyle, ...totalStyle }}>
              {total.amount}
            </td>
          </tr>
        )}
      </tbody>
    </table>
  );
}

const totalStyle = {
  padding: "12px 0 4px",
  borderTop: `1px solid ${colors.line}`,
  color: colors.ink,
  fontSize: "20px",
  fontWeight: 600,
};
