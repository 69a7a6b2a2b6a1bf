import type { CSSProperties } from "react";
import { languages } from "#contract/languages.ts";
import type { Letter, LetterContext } from "./letter.ts";
import { colors, LetterLanguage, nightStyles, useLook } from "./mail-look.ts";

const titleStyle: CSSProperties = {
  margin: 0,
  padding: "28px 24px 20px",
  color: colors.ink,
  fontSize: "28px",
  fontWeight: 600,
};

const smallPrint: CSSProperties = {
  margin: "0 0 6px",
  color: colors.quiet,
  fontSize: "13px",
};

/** The page around every letter: one column of at most 600 pixels, only the attached logo, and nothing to fetch. */
export function MailFrame({ letter, context }: { letter: Letter; context: LetterContext }) {
  const { language } = letter;
  return (
    <html lang={language} dir={languages[language].direction}>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="color-scheme" content="light dark" />
        <meta name="supported-color-schemes" content="light dark" />
        <title>{letter.subject}</title>
        <style>{nightStyles}</style>
      </head>
      <body className="ground" style={{ margin: 0, padding: 0, backgroundColor: colors.ground }}>
        <div className="preheader" style={{ display: "none", maxHeight: 0, overflow: "hidden" }}>
          {letter.preheader}
        </div>
        <LetterLanguage value={language}>
          <Ground letter={letter} context={context} />
        </LetterLanguage>
      </body>
    </html>
  );
}

type PartProps = { letter: Letter; context: LetterContext };

function Ground(props: PartProps) {
  return (
    <table
      role="presentation"
      width="100%"
      cellPadding={0}
      cellSpacing={0}
      className="ground"
      style={{ backgroundColor: colors.ground, fontFamily: useLook().font }}
    >
      <tbody>
        <tr>
          <td align="center" style={{ padding: "24px 12px 32px" }}>
            <Column {...props} />
          </td>
        </tr>
      </tbody>
    </table>
  );
}

function Column({ letter, context }: PartProps) {
  const { start, titleLeading, tracking } = useLook();
  return (
    // The attribute is for Outlook on the desktop, which ignores max-width.
    <table
      role="presentation"
      width={600}
      cellPadding={0}
      cellSpacing={0}
      style={{ width: "100%", maxWidth: "600px", textAlign: start }}
    >
      <tbody>
        <tr>
          <td style={{ padding: "0 24px 18px" }}>
            <Brand context={context} />
          </td>
        </tr>
        <tr>
          <td
            className="paper"
            style={{
              backgroundColor: colors.paper,
              border: `1px solid ${colors.line}`,
              borderRadius: "6px",
            }}
          >
            <h1 className="ink" style={{ ...titleStyle, lineHeight: titleLeading, letterSpacing: tracking }}>
              {letter.title}
            </h1>
            <div style={{ borderTop: `2px dashed ${colors.stitch}`, fontSize: 0, lineHeight: 0 }} />
            <div style={{ padding: "24px 24px 12px" }}>{letter.body}</div>
          </td>
        </tr>
        <tr>
          <td style={{ padding: "20px 24px 0" }}>
            <SmallPrint letter={letter} context={context} />
          </td>
        </tr>
      </tbody>
    </table>
  );
}

type Size = { width: number; height: number };

const largestLogo = { width: 220, height: 48 } as const;

function Brand({ context: { shop, origin, logoAddress } }: { context: LetterContext }) {
  const { name, logo } = shop;
  return (
    <a
      href={origin}
      className="ink wordmark"
      style={{
        color: colors.ink,
        fontSize: "26px",
        lineHeight: 1.2,
        fontWeight: 700,
        letterSpacing: "-0.02em",
        textDecoration: "none",
      }}
    >
      {logo && logoAddress ? (
        <img
          src={logoAddress}
          alt={name}
          {...fitInto(largestLogo, logo)}
          // In dark mode, too, the logo stays on the ground it was drawn for.
          style={{ border: 0, padding: "4px", borderRadius: "4px", backgroundColor: colors.ground }}
        />
      ) : (
        name
      )}
    </a>
  );
}

function fitInto(largest: Size, { width, height }: Size): Size {
  const scale = Math.min(1, largest.width / width, largest.height / height);
  return { width: Math.round(width * scale), height: Math.round(height * scale) };
}

function SmallPrint({ letter, context }: PartProps) {
  const { shop } = context;
  const style = { ...smallPrint, lineHeight: useLook().leading };
  return (
    <>
      <p className="quiet" style={style}>
        {letter.why}
      </p>
      <p className="quiet" style={style}>
        <bdi>
          {shop.name}, {shop.streetAddress}
        </bdi>
        <br />
        <bdi>{shop.phone}</bdi> ·{" "}
        <a href={`mailto:${shop.email}`} className="quiet" style={{ color: colors.quiet }}>
          {shop.email}
        </a>
      </p>
    </>
  );
}
