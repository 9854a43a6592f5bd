export const pushServiceAway =
  'Your browser couldn’t reach its push service. Please check the connection and try again.';
