export const skipTour = 'Skip Tour';
export const previous = 'Previous';
export const next = 'Next';
export const finishTour = 'Finish Tour';
export const stepOf = (step: number, count: number, title: string) =>
  `Step ${step} of ${count}, ${title}`;
export const steps = 'Steps';

export const dentist = 'Dentist';
export const soccerPractice = 'Soccer practice';
export const familyPicnic = 'Family picnic';

export const welcomeTo = (productName: string) => `Welcome to ${productName}`;
export const welcome =
  'One calendar for the whole family, the same on every screen. A minute is enough to see how it works.';
export const familyMembers = 'Family members';
export const aboutMembers =
  'Everybody has a color. The circles tell you whose is whose, and an event wears the color of the one it is for, or else of the one who added it.';
export const addingEvents = 'Adding events';
export const aboutAdding =
  'Press Add Event, or simply tap a day. It may repeat, last for days, and ask who does it. Your family sees it the moment you save it.';
export const viewingEvents = 'Viewing events';
export const aboutViewing =
  'Events are colored bars. Press one to see when and where it is, its notes, whom it is for, and who added it, with their phone number.';
export const familyManagement = 'Family management';
export const aboutFamily = (whoMayEdit: string) =>
  `Owners see their members under Family, hand out a new invite code, and decide who stays. ${whoMayEdit}`;
