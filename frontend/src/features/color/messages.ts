export const colorSaved = 'Color saved!';
export const colorSet = 'Your personal color has been set successfully.';
export const failedToSaveColor = 'Failed to save color';
export const anyColor = 'Any color';
export const hex = 'Hex';
export const looksLike = (alike: string) =>
  `This looks a lot like ${alike}’s color. You can take it anyway.`;
export const continueToCalendar = 'Continue to Calendar';
export const familyPicnic = 'Family picnic';
export const soccerPractice = 'Soccer practice';
export const preview = 'Preview';
