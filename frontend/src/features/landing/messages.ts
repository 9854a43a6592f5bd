import type { ReactNode } from 'react';
import { sentence } from '../../ui/sentence';

export const everyoneIsOnIt = (lineBreak: ReactNode) =>
  sentence`One calendar. ${lineBreak}Everyone’s on it.`;
export const whatItDoes = (product: string) =>
  `${product} keeps the whole family on the same page: every practice, dentist and birthday, in everyone’s own color.`;
export const freeFor = (members: number) => `Free for up to ${members} people. No credit card.`;
export const startFreeToday = 'Start Free Today';
export const joinWithCode = 'Join with Code';

export const kindayInNumbers = 'Kinday in numbers';
export const daysShown = 'days on one screen, so next week is never a page away';
export const kindsOfEvents = 'kinds of family events, from first birthdays to game nights';
export const codeLength = 'characters bring somebody in. No setup at their end';
export const freeLimits = (members: number, eventsPerMonth: number) =>
  `for up to ${members} people and ${eventsPerMonth} events a month`;

export const threeSteps = 'Up on the fridge in three steps';
export const steps = [
  ['Create the calendar', 'Sign up and give it your family’s name. It takes a minute.'],
  ['Invite your family', 'Send them the code. They sign up, type it, and pick a color.'],
  ['Share events', 'Tap a day, say what’s on. Everybody sees it at once.'],
] as const;

export const lessAskingAround = 'Less asking around. More being there.';
export const smallAgreements =
  'A family runs on a hundred small agreements. Kinday keeps them where everybody can see them, and says who made them.';
export const benefits = [
  'No more “I thought you were picking her up”',
  '“I’ll do it” takes one press, and everybody sees who does',
  'Every other Tuesday until June is one event',
  'Your phone speaks up half an hour before, or when you say',
  'Search through every calendar you’re on',
  'Two people editing at once lose nothing',
  'School’s calendar and the holidays, up to date by themselves',
  'Years in Google, Apple or Outlook come along',
  'Undo for what slipped',
  'Works with a keyboard, a screen reader and in the dark',
] as const;

export const testimonial =
  '“The group chat is for jokes again. Who drives whom is on the calendar.”';
export const whoSaysIt = 'Ana, keeps the Riveras’ calendar';
export const madeUpFamily = 'An example: the Riveras are our made-up family.';

export const putItUpTonight = 'Put it up tonight.';
export const nothingToInstall = (members: number) =>
  `Free for up to ${members} people. Nothing to install, no credit card.`;

export const exampleCalendar =
  'An example: the Riveras’ calendar in November. Events of five family members stand in their colors, and new ones appear while you look.';
export const mon = 'Mon';
export const tue = 'Tue';
export const wed = 'Wed';
export const thu = 'Thu';
export const benAdded = (event: ReactNode) => sentence`Ben added ${event}`;
export const gameNight = 'Game night';

export const ana = 'Ana';
export const ben = 'Ben';
export const mia = 'Mia';
export const leo = 'Leo';
export const ruth = 'Ruth';
export const soccerPractice = 'Soccer practice';
export const dentist = 'Dentist';
export const piano = 'Piano';
export const lunchOut = 'Lunch out';
export const zooTrip = 'Zoo trip';
export const carService = 'Car service';
export const leosBirthday = 'Leo’s Birthday';
export const bookClub = 'Book club';
export const ruthVisits = 'Ruth visits';
export const bakePies = 'Bake pies';
export const thanksgiving = 'Thanksgiving';
