export function meta() {
  return [{ title: "Personal Information | Tabeeb" }];
}

export default function ProfilePage() {
  return (
    <main>
      <h1>Personal Information</h1>
    </main>
  );
}
