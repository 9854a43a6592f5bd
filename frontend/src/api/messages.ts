export const unreached = "Kinday can't be reached right now. Please try again.";
