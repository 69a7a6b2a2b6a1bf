export function meta() {
  return [{ title: "Track your order | Tabeeb" }];
}

export default function OrderTrackPage() {
  return (
    <main>
      <h1>Track your order</h1>
    </main>
  );
}
