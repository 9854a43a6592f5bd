export const allOf = (series: string) => `all of ${series}`;
export const added = (name: string, title: string) => `${name} added ${title}`;
export const broughtBack = (name: string, title: string) => `${name} brought ${title} back`;
export const changed = (name: string, title: string) => `${name} changed ${title}`;
export const deleted = (name: string, title: string) => `${name} deleted ${title}`;
export const deletedOn = (name: string, title: string, day: string) =>
  `${name} deleted ${title} on ${day}`;
export const movedTo = (name: string, title: string, day: string) =>
  `${name} moved ${title} to ${day}`;
export const movedToHour = (name: string, title: string, day: string, hour: string) =>
  `${name} moved ${title} to ${day}, ${hour}`;
export const does = (name: string, title: string) => `${name} does ${title}`;
export const gaveBack = (name: string, title: string) => `${name} gave ${title} back`;
