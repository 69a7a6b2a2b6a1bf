export const plainPageMessages = {
  missingDescription:
    "There is no page at this address. Go back, or begin again at the first page of the shop.",
  maintenanceTitle: "Under Maintenance",
  maintenanceText: "We are currently working hard on this page!",
  maintenanceDescription: "We are currently working hard on this page! Please come back in a little while.",
};
