export function meta() {
  return [{ title: "Order Details | Tabeeb" }];
}

export default function OrdersPage() {
  return (
    <main>
      <h1>Order Details</h1>
    </main>
  );
}
