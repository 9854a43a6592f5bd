/** Most notices that one node has taken and not told yet: they wait for services, not for this node. */
export const MOST_UNDER_WAY = 200;
