export const notSigned = 'This was not signed by Stripe';
export const paymentsAway = 'Payments are taking a short break. Please try again.';

export const premiumAlready = 'This calendar has Premium already';
export const somebodyPays = (name: string) =>
  `${name} pays for this calendar and manages the payment`;
export const nobodyPays = 'Nobody pays for this calendar yet';

export const nothingSold = 'Nothing is sold here: whoever runs this server sets the plans.';
