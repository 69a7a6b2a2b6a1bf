export function meta() {
  return [{ title: "Something's missing. | Tabeeb" }];
}

export default function NotFoundPage() {
  return (
    <main>
      <h1>Something's missing.</h1>
    </main>
  );
}
