export function meta() {
  return [{ title: "Terms & Condition | Tabeeb" }];
}

export default function TermsPage() {
  return (
    <main>
      <h1>Terms & Condition</h1>
    </main>
  );
}
