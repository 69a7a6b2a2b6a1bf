import type { CSSProperties } from "react";

export const colors = {
  ground: "#f6f4ef",
  paper: "#fdfcf9",
  line: "#d8d3c7",
  ink: "#14262b",
  quiet: "#4b5b5f",
  link: "#1d4a8f",
  stitch: "#d8922b",
  label: "#f1ece0",
};

/** Dark mode for programs that support it (Apple Mail, Outlook on phones); the others invert colors automatically. */
export const nightStyles = `
@media (prefers-color-scheme: dark) {
  .ground { background-color: #0c191d !important; }
  .paper { background-color: #14262b !important; border-color: #2f4147 !important; }
  .ink { color: #f6f4ef !important; }
  .quiet { color: #b9c4c4 !important; }
  .link { color: #a9c4ee !important; }
  .ruled { border-color: #2f4147 !important; }
  .label { background-color: #1d3238 !important; border-color: #7d837e !important; }
  .button { background-color: #f6f4ef !important; color: #14262b !important; }
}`;

export const font =
  "'Anek Latin', system-ui, -apple-system, 'Segoe UI', Roboto, 'Helvetica Neue', Arial, sans-serif";

export const paragraphStyle: CSSProperties = {
  margin: "0 0 16px",
  color: colors.ink,
  fontSize: "17px",
  lineHeight: 1.5,
  wordBreak: "break-word",
};

export const headingStyle: CSSProperties = {
  margin: "28px 0 8px",
  color: colors.ink,
  fontSize: "20px",
  lineHeight: 1.2,
  fontWeight: 600,
};

export const cellStyle: CSSProperties = {
  padding: "3px 0",
  fontSize: "15px",
  lineHeight: 1.45,
  verticalAlign: "top",
  textAlign: "left",
  fontWeight: 400,
  wordBreak: "break-word",
};
