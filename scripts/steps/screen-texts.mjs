// Finds the texts that staff and shoppers read in the sources: strings, parts of templates and texts between tags.
import { parseSync } from "vite";

const codeAttributes =
  /^(?:className|class|href|to|id|name|type|key|dir|lang|rel|form|as|src|d|viewBox|role|autoComplete|inputMode)$/;
const styles = /\{[^}]*:[^}]*;/;
const statement =
  /^\s*(?:select|insert|update|delete|with|alter|create|drop|set|begin|lock|notify|copy|and|or|where|join|from|order by)\b(?!.*[.:?!]$)/;

/**
 * @param {string} file its path, which says whether it is TSX
 * @param {string} source
 * @returns {{ line: number, text: string }[]} one-line texts with a space or a capital; `·` stands for `${…}`
 */
export function screenTexts(file, source) {
  const found = [];
  const lines = [...source.matchAll(/\n/g)].map(({ index }) => index);
  visit(parseSync(file, source).program);
  return found;

  function add({ start }, text) {
    const oneLine = text.replace(/\s+/g, " ").trim();
    if (isRead(oneLine)) found.push({ line: lines.filter((end) => end < start).length + 1, text: oneLine });
  }

  function visit(node) {
    if (Array.isArray(node)) return node.forEach(visit);
    if (typeof node?.type !== "string" || isCode(node)) return;
    if (node.type === "TemplateLiteral") add(node, node.quasis.map(({ value }) => value.cooked).join("·"));
    else if (typeof node.value === "string") add(node, node.value);
    for (const child of partsOf(node)) visit(child);
  }
}

function partsOf({ type, key, ...others }) {
  return Object.values(type === "Property" ? others : { key, ...others }).filter(
    (each) => typeof each === "object",
  );
}

function isCode({ type, name }) {
  if (/^(?:Import|ExportAll|TS(?:Type|Interface|Literal))|^TaggedTemplate/.test(type)) return true;
  return type === "JSXAttribute" && codeAttributes.test(name.name);
}

function isRead(text) {
  if (/\p{Script=Arabic}/u.test(text)) return true;
  if (!/\p{L}{2}/u.test(text) || statement.test(text) || styles.test(text)) return false;
  return /^\p{Lu}\p{Ll}/u.test(text) || /\p{L} \p{L}|\p{L}[,:.] |· \p{L}{2}|\p{L}{2} ·/u.test(text);
}
