export function meta() {
  return [{ title: "New password | Tabeeb" }];
}

export default function ResetPage() {
  return (
    <main>
      <h1>New password</h1>
    </main>
  );
}
