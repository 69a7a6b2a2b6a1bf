export const uiMessages = {
  breadcrumb: "Breadcrumb",
  home: "Home",
  close: "Close",
  opening: (title: string) => `Opening ${title}`,
  optional: "(optional)",
  from: (price: string) => `From ${price}`,
  salePrice: "Sale price",
  regularPrice: "Regular price",
  stars: (rating: number) => `${rating} of 5 stars`,
};
