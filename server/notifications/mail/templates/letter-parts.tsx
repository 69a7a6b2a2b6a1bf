import { Fragment, type ReactNode } from "react";
import type { Choice } from "#contract/cart/describe-choices.ts";
import { colors, useLook } from "./mail-look.ts";

export function Paragraph({ children }: { children: ReactNode }) {
  return (
    <p className="ink" style={useLook().paragraph}>
      {children}
    </p>
  );
}

export function Heading({ children }: { children: ReactNode }) {
  return (
    <h2 className="ink" style={useLook().heading}>
      {children}
    </h2>
  );
}

/** Typed lines and numbers without a letter of a right-to-left script stand isolated in one. */
export function Lines({ text }: { text: string }) {
  const isRightToLeft = useLook().start === "right";
  return text.split("\n").map((line, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: lines have no other name and never move.
    <Fragment key={index}>
      {index > 0 && <br />}
      {isRightToLeft && !rightToLeftLetter.test(line) ? <bdi dir="ltr">{line}</bdi> : line}
    </Fragment>
  ));
}

const rightToLeftLetter = /[\u0590-\u08ff]/;

export function ButtonLink({ href, children }: { href: string; children: ReactNode }) {
  return (
    <p style={{ margin: "24px 0" }}>
      <a
        href={href}
        className="button"
        style={{
          display: "inline-block",
          padding: "13px 24px",
          borderRadius: "3px",
          backgroundColor: colors.ink,
          color: colors.ground,
          fontSize: "17px",
          lineHeight: useLook().leading - 0.2,
          fontWeight: 600,
          textDecoration: "none",
        }}
      >
        {children}
      </a>
    </p>
  );
}

export function TextLink({ href, children }: { href: string; children: ReactNode }) {
  return (
    <a href={href} className="link" style={{ color: colors.link }}>
      {children}
    </a>
  );
}

export function MailLink({ address }: { address: string }) {
  return (
    <a href={`mailto:${address}`} className="link" style={{ color: colors.link }}>
      {address}
    </a>
  );
}

/** For numbers and codes, which read from left to right in every language. */
export function WovenLabel({ children, size }: { children: ReactNode; size: number }) {
  return (
    <p
      dir="ltr"
      className="label ink"
      style={{
        margin: "8px 0 24px",
        padding: "16px 12px",
        border: `1px dashed ${colors.quiet}`,
        borderRadius: "3px",
        backgroundColor: colors.label,
        color: colors.ink,
        fontSize: `${size}px`,
        lineHeight: 1.2,
        fontWeight: 600,
        textAlign: "center",
        overflowWrap: "anywhere",
      }}
    >
      {children}
    </p>
  );
}

export function FactList({ facts }: { facts: readonly Choice[] }) {
  const { cell, gapBefore } = useLook();
  return (
    <table className="facts" cellPadding={0} cellSpacing={0} style={{ width: "100%", tableLayout: "fixed" }}>
      <tbody>
        {facts.map(({ label, value }) => (
          <tr key={label}>
            <th scope="row" className="quiet" style={{ ...cell, width: "130px", color: colors.quiet }}>
              {label}
            </th>
            <td className="ink" style={{ ...cell, ...gapBefore, color: colors.ink }}>
              <Lines text={value} />
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
