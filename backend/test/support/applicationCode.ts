import 'reflect-metadata';

export { readConfig } from '../../src/config.js';
export { createApp } from '../../src/createApp.js';
/** The driver that the application runs its statements with. */
export { default as pg } from 'pg';
