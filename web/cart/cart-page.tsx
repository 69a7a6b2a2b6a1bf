export function meta() {
  return [{ title: "Cart | Tabeeb" }];
}

export default function CartPage() {
  return (
    <main>
      <h1>Cart</h1>
    </main>
  );
}
