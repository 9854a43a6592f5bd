/** Whatever people type or choose in: there, keys and toasts leave them alone. */
export const FIELD_SELECTOR = 'input, textarea, select, [contenteditable]';
