import type { Choice } from "#contract/cart/describe-choices.ts";

export function ChoiceList({ choices }: { choices: readonly Choice[] }) {
  return (
    <dl className="flex flex-wrap gap-x-3 text-sm text-slate">
      {choices.map(({ label, value }) => (
        <div key={label} className="wrap-anywhere">
          <dt className="inline">{label}</dt>{" "}
          <dd className="inline text-siyahi">
            <span className="rtl:[unicode-bidi:plaintext]">{value}</span>
          </dd>
        </div>
      ))}
    </dl>
  );
}
