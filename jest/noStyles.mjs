// What an imported stylesheet is to a test.
export {};
