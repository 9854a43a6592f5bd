export { PRODUCT_NAME as general } from '@kinday/contracts/product';
export const somethingIsOn = 'There is something on in your calendar. Open it to see what.';
