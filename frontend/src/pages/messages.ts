import { countText } from '@kinday/contracts/numberText';
import type { ReactNode } from 'react';
import { sentence } from '../ui/sentence';
import type { PlaceTitle } from '../features/calendar/titleOfPlace';

/** The texts of the pages themselves. */
export const documentTitle = ({ days, year }: PlaceTitle, calendar: string) =>
  `${days} ${year} · ${calendar}`;
export const eventNotFound = 'That event isn’t here any more';
export const eventGone = 'It was deleted, or the link is not whole.';
export const linkCopied = 'Link copied';
export const linkOpens = 'It opens for members of this calendar.';
export const linkNotCopied = 'Please copy the link by hand';
export const viewMissing = 'This couldn’t be loaded. Check your connection, then try again.';
export const print = 'Print…';

export const plain = 'Plain';
export const plainMeans =
  'A calendar anybody in the family can use, from the seven-year-old to the grandmother.';
export const fair = 'Fair';
export const fairMeans =
  'Everybody sees the same. Nobody’s change is lost because somebody else was faster.';
export const isPrivate = 'Private';
export const privateMeans = 'What a family plans is the family’s business, and nobody else’s.';
export const forEveryone = 'For everyone';
export const forEveryoneMeans =
  'It works by touch, by mouse, by keyboard and by ear, in the light and in the dark.';
export const aboutPage =
  'Why Kinday Calendar exists: one plain, private calendar the whole family shares.';
export const ourMission = 'Our mission';
export const mission =
  'To make sure that whoever needs to know about Saturday knows about Saturday, without anybody having to be the family’s secretary.';
export const ourVision = 'Our vision';
export const vision =
  'Every home has one place to look, and it is right. Parents, children, grandparents and the second household see the same page at the same moment.';
export const ourValues = 'Our values';
export const ourStory = 'Our story';
export const story =
  'The paper calendar on the fridge has three virtues: everybody passes it, everybody writes on it, and everybody’s handwriting is their own. It has one fault: it stays at home. Kinday keeps the three and mends the one. The big numerals, the colors in place of handwriting, the two rings at the top: they all come from there.';
export const joinKinday = 'Join Kinday';
export const aboutTitle = 'The calendar on the fridge, for families with more than one fridge';
export const aboutLead =
  'Kinday is a shared calendar and nothing else. No feed, no points, no ads.';
export const moveWhichOnes = 'Move which ones?';
export const move = 'Move';
export const addEvent = 'Add Event';
export const pickYourColor = 'Pick Your Color';
export const pickColorTitle = 'Pick your color';
export const pickColorLead =
  'Everything you add to the calendar wears it, so everybody sees at a glance what’s yours.';
export const notAvailable = (supportEmail: string) =>
  `Not available on this server yet. Please write to ${supportEmail}.`;
export const contactPage = 'How to reach the people behind Kinday Calendar.';
export const emailSupport = 'Email support';
export const aroundTheClock = 'Around the clock. Answered within 24 hours.';
export const liveChat = 'Live chat';
export const chatHours = 'Monday to Friday, 9am-6pm EST.';
export const startLiveChat = 'Start Live Chat';
export const helpCenter = 'Help center';
export const helpCenterMeans = 'Answers to what people ask most.';
export const visitHelpCenter = 'Visit Help Center';
export const supportHours = 'Support hours';
export const emailHours = 'Email: 24/7, answered within 24 hours.';
export const liveChatHours = 'Live chat: Monday to Friday, 9am-6pm EST.';
export const generalInquiries = 'General inquiries';
export const talkToUs = 'Talk to us';
export const talkToUsLead = 'Something broken, missing or unclear? We’d rather hear it.';
export const calendar = 'Calendar';
export const calendarsNotLoaded = 'We couldn’t load your calendars';
export const familySettings = 'Family Settings';
export const familyNotLoaded = 'We couldn’t load your family';
export const loadingFamilySettings = 'Loading family settings...';
export const featuresPage = (inviteCodeLength: number) =>
  `Everyone's own color, a ${inviteCodeLength}-character invite code, live on every screen, events that repeat, who does what, and nobody looking over your shoulder.`;
export const getStartedFree = 'Get Started Free';
export const whatKindayDoes = 'What Kinday does';
export const featuresLead =
  'One calendar for everybody who lives together, or feels like it. Here is what it does, without the small print.';
export const backToLogIn = 'Back to log in';
export const forgotPassword = 'Forgot Password';
export const forgotYourPassword = 'Forgot your password?';
export const checkYourMail = 'Check your mail';
export const forgotPasswordLead =
  'Tell us your email, and we’ll send you a link to choose a new one.';
export const linkOnItsWay = (sentTo: string, inWords: string) =>
  `If ${sentTo} has an account, a link to choose a new password is on its way. It works once, for ${inWords}.`;
export const landingPage = (members: number) =>
  `One shared calendar for the whole family: everyone’s events in their own color, live on every screen. Free for up to ${members} people.`;
export const fridgeDoor = 'Everything a fridge door does. And then some.';
export const loginPage = "Log in to your family's shared calendar.";
export const welcomeBack = 'Welcome back';
export const loginLead = 'Log in to see what your family is up to.';
export const signUp = 'Sign up';
export const notFound = '404 Page Not Found';
export const forgotRoute = 'Did you forget to add the page to the router?';
export const pricingPage = (
  members: number,
  eventsPerMonth: number,
  members2: number,
  premiumPrice: string,
) =>
  `Free for up to ${members} members and ${eventsPerMonth} events a month. Premium for up to ${members2} members, at ${premiumPrice} a month.`;
export const questionsPeopleAsk = 'Questions people ask';
export const pricingTitle = (premiumPrice: string) =>
  `Free for one home. ${premiumPrice} for the whole clan.`;
export const pricingLead = 'Start free, without a credit card. Change your mind anytime.';
export const privacyPage =
  'What Kinday Calendar keeps about you, what for, who sees it, and how to delete it.';
export const lastUpdatedOctober2025 = 'Last updated October 2025';
export const privacyLead = 'What we know about you, what for, and how to make us forget it.';
export const loadingYourProfile = 'Loading your profile...';
export const remindersMean =
  'Before events, in the morning, for the week ahead: when Kinday speaks up, and how.';
export const setReminders = 'Set Reminders';
export const loadingYourReminders = 'Loading your reminders...';
export const remindersOnceOnline = "Your reminders can be seen once you're back online.";
export const remindersNotLoaded = 'We couldn’t load your reminders';
export const profileSettings = 'Profile Settings';
export const yourCalendars = 'Your Calendars';
export const chooseANewPassword = 'Choose a new password';
export const linkNotComplete =
  'This link is not complete. Please open it from your mail again, or ask for a new one.';
export const resetLead = 'Everywhere you’re logged in now, you’ll be asked for it.';
export const sendMeANewLink = 'Send me a new link';
export const signupLead = 'One calendar for everybody at home. Free, no credit card.';
export const joinLead = 'Your family is already here. Use the code they sent you.';
export const signupPage = (inviteCodeLength: number) =>
  `Create a shared family calendar, or join one with a ${inviteCodeLength}-character code.`;
export const createYourAccount = 'Create your account';
export const joinYourFamily = 'Join your family';
export const logIn = 'Log in';
export const congratulationsTo = (memberName: string) => `Congratulations to ${memberName}!`;
export const celebrateWith = (memberName: string) => `Celebrate with ${memberName}!`;
export const orTheOwner = (name: string) => `${name} or the owner`;
export const theOwner = 'the owner';
export const lookedFor = (count: number, all: number) =>
  `${count} of ${countText(all, 'event', 'events')} shown`;
export const allShown = (count: number) => `All events shown: ${count}`;
export const isSwitchedOff = (feed: string) => `${feed} is switched off below the calendar.`;
export const showFeed = (feed: string) => `Show ${feed}`;
export const onlyReadHere = (feed: string) => `${feed} is only read here.`;
export const onlyTheyCanChange = (who: string) => `Only ${who} can change this event.`;
export const anythingElse = (address: ReactNode) =>
  sentence`For anything else, write to ${address}.`;
export const questionsAboutData = (address: ReactNode) =>
  sentence`Questions about your data go to ${address}.`;
export const newHere = 'New here?';
export const haveAccount = 'Already have an account?';
export const loadingOtherCalendars = 'Loading other calendars...';
export const otherCalendarsMean =
  'Bring in years from another program, subscribe to school and holidays, and let Google, Apple or Outlook read this calendar.';
export const setOtherCalendars = 'Open Other Calendars';
