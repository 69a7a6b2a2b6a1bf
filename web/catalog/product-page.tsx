export function meta() {
  return [{ title: "Product | Tabeeb" }];
}

export default function ProductPage() {
  return (
    <main>
      <h1>Product</h1>
    </main>
  );
}
