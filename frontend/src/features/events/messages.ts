import { countText } from '@kinday/contracts/numberText';
import { listed } from '../../product/listed';

/** The texts of what is done to events. */
export const yourChangeWaits = 'Your change waits to be sent.';
export const copyLink = 'Copy Link';
export const movedToDay = (title: string, day: string) => `Moved ${title} to ${day}.`;
export const movedToHour = (title: string, day: string, hour: string) =>
  `Moved ${title} to ${day}, ${hour}.`;
export const lastsUntil = (title: string, hour: string) => `${title} now ends at ${hour}.`;
export const isNowFor = (title: string, people: string) => `${title} is now for ${people}.`;

export const yours = 'Yours';
export const yoursHere = 'Yours, here';
export const yoursSavedBefore = 'Yours, saved before';
export const changedToo = (editor: string, title: string) => `${editor} changed ${title} too`;
export const changedThisEventToo = (editor: string) => `${editor} changed this event too`;
export const whichOne = 'Which one should everybody see?';
export const backToEditing = 'Back to editing';

// Of a series that is to repeat no more, and days of it that somebody changed by themselves.
export const stopRepeatingAllTheSame = (title: string) => `Stop repeating ${title} all the same?`;
/** "Olga", "Thu, Nov 19", "Exam · Fri, Nov 20 · 9:00 AM". */
export const changedThatDay = (who: string, day: string, what: string) =>
  `${who} changed ${day} meanwhile. Now it is: ${what}.`;
export const thatDayGoesToo = 'If it stops repeating, that day is deleted too.';
export const thoseDaysGoToo = (others: number) =>
  `${countText(others, 'more day was', 'more days were')} changed as well. If it stops repeating, they are all deleted.`;
export const stopRepeating = 'Stop repeating';
export const saveChoices = 'Save choices';

export const date = 'Date';
export const endDate = 'End date';
export const allDay = 'All day';

export const addEvent = 'Add event';

export const askDeletion = 'Are you sure you want to delete this event?';
export const deleteEvent = 'Delete Event';
export const deleteWhich = 'Delete which ones?';

export const stillHere = 'What you typed is still here.';
export const deletedMeanwhile = (editor: string) =>
  `${editor} deleted this event while you were editing.`;
export const saveAsNewEvent = 'Save as new event';
export const discard = 'Discard';

export const somebodyHasToDoThis = 'Somebody has to do this';
export const place = 'Place';
export const details = 'For whom, who does it, place, time zone';
export const examplePlace = 'Music school, 12 Main Street';

export const editingThis = (editors: string) => `${editors} this event`;

export const deletedThisEvent = (editor: string) => `${editor} deleted this event.`;
export const editEvent = 'Edit Event';
export const moveTo = 'Move to…';

export const addNewEvent = 'Add New Event';
export const createEvent = 'Create Event';
export const updateEvent = 'Update Event';
export const creating = 'Creating...';
export const updating = 'Updating...';
export const willBeLost = 'What you typed will be lost.';
export const askDiscarding = 'Discard this event?';
export const keepEditing = 'Keep editing';
export const changeWhichOnes = 'Change which ones?';
export const save = 'Save';

export const forWhom = (forText: string) => `For ${forText}`;
export const keptThoughGone =
  'Its calendar no longer has this. It is kept for a week, in case it went missing by mistake.';
export const onlyReadHere = 'A subscribed calendar: it is only read here.';
export const createdBy = (creatorText: string) => `Created by ${creatorText}`;

export const title = 'Title';
export const soccerPractice = 'Soccer practice';
export const notes = 'Notes';
export const exampleNotes = 'Anything the others should know';

export const openInMaps = 'Open in maps';

export const illDoIt = 'I’ll do it';
export const illDoNamed = (title: string, longDay: string) => `I’ll do it: ${title}, ${longDay}`;
export const notAllLoaded = 'We couldn’t load all of it.';
export const loading = 'Loading…';
export const nothingInTheNextDays = (days: number) => `Nothing in the next ${days} days.`;
export const inTheNextDays = (days: number) => `In the next ${days} days.`;

export const startTime = 'Start Time';
export const endTime = 'End Time';
export const timeZone = 'Time zone';
export const daysIn = (place: string) => `Days in ${place}`;
export const timesIn = (place: string) => `Times in ${place}.`;
export const timesInShown = (place: string, day: string, start: string) =>
  `Times in ${place}: ${day}, ${start} on the calendar.`;
export const timeInZone = (time: string, place: string) => `${time}, ${place}`;

export const nobodyYet = 'Nobody does this yet';
export const youDoThis = 'You do this';
export const giveItBack = 'Give it back';

export const your = 'Your';

export const time = 'Time';
export const category = 'Category';
export const noPlace = 'No place';
export const whoHasToDoIt = 'who has to do it';
export const no = 'No';
export const yes = 'Yes';
export const noNotes = 'No notes';

export const titleRequired = 'Title required';
export const enterTitle = 'Please enter a title for your event.';
export const dateRequired = 'Date required';
export const selectDate = 'Please select a date for your event.';
export const categoryRequired = 'Category required';
export const selectCategoryFirst = 'Please select an event category.';
export const eventTypeRequired = 'Event type required';
export const selectTypeFirst = 'Please select an event type.';
export const invalidTimeRange = 'Invalid time range';
export const startNotBeforeEnd = 'Start time must be before end time.';
export const pleaseCheckIt = 'Please check it.';

export const selectACategory = 'Select a category';
export const selectAType = 'Select a type';
export const type = 'Type';

export const quickAdd = 'Quick add';
export const exampleLine = 'Dentist Thu 3:30pm';
export const quickAddAway = 'Quick add can’t be reached now. The form works without it.';
export const oneLine = 'One line fills in the form.';
export const suggested = (suggested: string) => `${suggested}, suggested.`;

export const allDayOn = (days: string) => `${days}, all day`;
export const beginning = (repeats: string, when: string) => `${repeats}, beginning ${when}`;

export const wasTakenAs = (next: string, longDay: string) => `“${next}” was taken as ${longDay}.`;
export const monthFirst = (slashed: string, monthDay: string) =>
  `${slashed} was taken as ${monthDay}: the month comes first.`;
export const checkDay = (day: string, weekday: string) =>
  `${day} is a ${weekday}. Please check the day.`;

export const namesTooManyDays = (most: number, day: string) =>
  `This is longer than ${most} days: it is on ${day} only. Choose its last day below.`;
export const notItsDay = (longDay: string, longDay2: string) =>
  `${longDay} is none of its days: it begins on ${longDay2}.`;
export const amOrPmAssumed = (start: string) => `AM or PM wasn’t given: taken as ${start}.`;
export const startAssumed = (start: string) => `No start given: taken as ${start}.`;
export const endAssumed = (assumedEnd: string) => `No end given: taken as ${assumedEnd}.`;
export const zonesNotUsed = 'Time zones aren’t used: this is the time on your family’s clock.';
export const oneHour = 'one hour';
export const noTime = 'No time given: all day.';
export const noDay = 'No day given.';
export const nothingFound = 'No day or time found.';
export const chooseRepeating = 'Choose below how it repeats: this is one event.';
export const notUsed = (trim: string) => `“${trim}” wasn’t used and stays in the title.`;

export const lineTooLong = (most: number) =>
  `A line of more than ${most} letters isn’t read: it is the title.`;

export const everyMonthOn = 'Every month on';
export const on = 'On';
export const every = 'Every';
export const units = (each: string) => `${each}s`;
export const unit = 'Unit';
export const never = 'Never';
export const onADate = 'On a date';
export const afterANumberOfTimes = 'After a number of times';
export const ends = 'Ends';
export const lastDate = 'Last date';
export const enterLastDate = 'Please enter the whole date.';
export const times = 'Times';

export const custom = 'Custom…';
export const repeat = 'Repeat';
export const useTheLastOneInstead = 'Use the last one instead';

export const whichOnes = 'Which ones';

export const onlyThisOne = 'Only this one';
export const thisAndTheFollowing = 'This and the following';
export const allOfThem = 'All of them';

export const somebodyChangedItMeanwhile = 'Somebody changed it meanwhile.';
export const eventCreated = 'Event created!';
export const yourEventHasBeenAdded = 'Your event has been added to the calendar.';
export const eventUpdated = 'Event updated!';
export const yourChangesHaveBeenSaved = 'Your changes have been saved.';
/** What is new, "time", and what was chosen, "people": `new time and choice of people`. */
const whatIsNew = (news: readonly string[], choices: readonly string[]) => {
  const [first, ...others] = news;
  return listed([
    ...(first === undefined ? [] : [`new ${first}`, ...others]),
    ...choices.map((choice) => `choice of ${choice}`),
  ]);
};
/** "Ben's", what is new, what was chosen, and whether these are several. */
type KeptText = (
  editor: string,
  news: readonly string[],
  choices: readonly string[],
  areMany: boolean,
) => string;
export const savedAndKept: KeptText = (editor, news, choices, areMany) =>
  `Saved. ${editor} ${whatIsNew(news, choices)} ${areMany ? 'were' : 'was'} kept too.`;
export const failedToUpdateEvent = 'Failed to update event';
export const failedToCreateEvent = 'Failed to create event';

export const keptWentAlong: KeptText = (editor, news, choices, areMany) =>
  `${editor} ${whatIsNew(news, choices)} went with it. Undo brings ${areMany ? 'them' : 'it'} back.`;
export const eventRemoved = 'The event has been removed from the calendar.';
export const eventsRemoved = 'The events have been removed from the calendar.';
export const eventDeleted = 'Event deleted!';
export const failedToDeleteEvent = 'Failed to delete event';
export const youDo = (title: string) => `You do ${title}.`;
export const nobodyDoesNow = (title: string) => `Nobody does ${title} now.`;
export const lettersOf = (count: number, most: number) => `${count} of ${most}`;
