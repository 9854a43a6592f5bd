export const needsToken = 'This needs the METRICS_TOKEN of the server';
