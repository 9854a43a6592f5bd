// What the tests of tabs without a screen use of a page's code (backend/test/offline).
export { calendarsApi } from './api/calendarsApi';
export { eventsApi } from './api/eventsApi';
export { familyApi } from './api/familyApi';
export { meApi } from './api/meApi';
export { eventsInView } from './features/calendar/eventsInView';
export { keptDaysView } from './kept/keptView';
export { showCopy } from './showCopy';
export { store } from './store';
export { connectionChanged, familyShown } from './sync/liveSlice';
export { withPending } from './sync/pendingEditsSlice';
export { takeHelloAnswer } from './sync/takeServerMessages';
export { carryOut, queueOf } from './sync/waiting/carryOut';
export { discard, resolveConflict } from './sync/waiting/settle';
