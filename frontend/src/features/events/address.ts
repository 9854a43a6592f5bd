/** Addresses that become links: nothing else that a text may name is ever opened. */
export const ADDRESS = /\b(?:https?:\/\/|mailto:|tel:)[^\s<>"]*[^\s<>".,;:!?)\]}]/gi;
