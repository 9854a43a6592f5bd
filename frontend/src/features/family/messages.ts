import { countText } from '@kinday/contracts/numberText';

export const returnToCalendar = 'Return to Calendar';
export const accessDenied = 'Access Denied';
export const onlyOwners = 'Only family owners can access this page.';

export const all = 'All';
export const created = 'Created';
export const invited = 'Invited';
export const switchCalendar = 'Switch Calendar';
export const whichCalendars = 'Which calendars';
export const noCalendarsAvailable = 'No calendars available';
export const noCalendarsCreatedYet = 'No calendars created yet';
export const calendars = 'Calendars';
export const createNewCalendar = 'Create New Calendar';
export const createYourOwnCalendar = 'Create Your Own Calendar';
export const joinWithCode = 'Join with Code';
export const leaveNamed = (name: string) => `Leave ${name}`;

export const notYours = 'This calendar isn’t yours to see';
export const askForInvitation =
  'Whoever sent you the link can invite you. If you have another account, log in with that one.';
export const openOwnCalendar = 'Open My Calendar';
export const print = 'Print…';
export const copyLink = 'Copy Link';

export const joinACalendar = 'Join a Calendar';

export const member = 'Member';
export const owner = 'Owner';

export const nameRequired = 'Name required';
export const enterCalendarName = 'Please enter a calendar name.';
export const calendarName = 'Calendar Name';
export const createCalendar = 'Create Calendar';
export const creating = 'Creating...';

export const create = 'Create';
export const join = 'Join';
export const howToBegin = 'How to begin';

export const deletionOf = (productName: string) => `Delete ${productName}`;
export const dangerZone = 'Danger Zone';
export const deletionIsFinal =
  'This action cannot be undone. All events and data will be permanently deleted.';

export const typeExactly = 'Please type the name of the calendar exactly as it is.';
export const failedToDeleteCalendar = 'Failed to delete calendar';
export const calendarDeleted = 'Calendar deleted';
export const isGone = (name: string) => `${name} is gone.`;
export const typeToConfirm = (name: string) => `Type “${name}” to confirm`;
export const askDeletion = (name: string) => `Delete ${name}?`;
export const deletionIsFinalForAll =
  'This action cannot be undone. All events and data will be permanently deleted, for everybody in the calendar.';

export const familyOwnerYou = 'Family Owner: You';
export const family = 'Family';

export const timeZone = 'Time Zone';
export const ourOwnCategories = 'Our Own Categories';

export const memberRemoved = 'Member removed';
export const isNoLongerMember = (name: string) => `${name} is no longer in the family.`;
export const removedOnceOnline = "Members can be removed once you're back online.";
export const failedToRemoveMember = 'Failed to remove member';
export const removalMeans = (name: string) =>
  `Are you sure you want to remove ${name} from the family? Their events will be preserved but marked as from a former member.`;
export const askRemoval = (name: string) => `Remove ${name}?`;
export const removing = 'Removing...';
export const familyMembers = (count: number) => `Family Members (${count})`;

export const timeZoneChanged = 'Time zone changed!';
export const typedTimesStay = 'Days and times that were typed stay.';
export const failedToChangeTimeZone = 'Failed to change the time zone';
export const familysTimeZone = 'The Family’s Time Zone';
export const saveTimeZone = 'Save Time Zone';
export const timeZoneMeans =
  'Reminders come by it, it says what “today” and “now” are, and events of other zones are shown in it. Events keep the days and times you typed.';

export const handOver = 'Hand Over';
export const nobodyToHandTo =
  'Once somebody has joined, you can make them the owner of this calendar.';
export const handedOverOnceOnline = "The calendar can be handed over once you're back online.";
export const failedToHandOver = 'Failed to hand over';
export const calendarHandedOver = 'Calendar handed over';
export const newOwner = 'New Owner';
export const handingOver = 'Handing over...';
export const ownsNow = (name: string, calendar: string) => `${name} owns ${calendar} now.`;
export const newOwnerMeans = (name: string) =>
  `${name} will manage members, the invite code and these settings. Only ${name} can hand it back.`;
export const askHandingOver = (calendar: string, next: string) => `Hand ${calendar} to ${next}?`;
export const handingOverMeans =
  'Make another member the owner. You stay, as a member like the others.';

export const cannotCopy = 'Copying is not possible here';
export const inviteCodeRegenerated = 'Invite code regenerated!';
export const oldCodeEnds = 'The old code no longer works.';
export const codeOnceOnline = "The code can be renewed once you're back online.";
export const failedToRegenerateCode = 'Failed to regenerate code';
export const copy = 'Copy';
export const copied = 'Copied!';
export const codeCopied = 'Code copied!';
export const copyInviteMessage = 'Copy Invite Message';
export const messageCopied = 'Message copied!';
export const regenerate = 'Regenerate';
export const regenerating = 'Regenerating';
export const inviteCodeMeans = 'Whoever has it can join. Share it with your family only.';

export const share = 'Share';
export const showQrCode = 'Show QR Code';
export const hideQrCode = 'Hide QR Code';
export const qrCodeOf = (name: string) => `QR code of the invitation to ${name}`;
export const scanToJoin = (name: string) => `Scan it with a phone’s camera to join ${name}.`;

export const codeOfFamily = (inviteCodeLength: number) =>
  `Enter the ${inviteCodeLength}-character code from your family`;

export const leftOnceOnline = "You can leave a calendar once you're back online.";
export const failedToLeaveCalendar = 'Failed to leave calendar';
export const calendarLeft = 'Calendar left';
export const noLongerIn = (name: string) => `You are no longer in ${name}.`;
export const leavingMeans =
  'Events you added stay, marked as from a former member. To come back, you need a new invite code.';
export const askLeaving = (name: string) => `Leave ${name}?`;
export const leaveCalendar = 'Leave calendar';
export const leaving = 'Leaving...';

export const noColorYet = 'No color yet';
export const removeNamed = (name: string) => `Remove ${name}`;

export const download = 'Download';
export const downloadNamed = (name: string) => `Download ${name}`;
export const leave = 'Leave';

export const onPremium = 'On Premium you can add categories of your own, each with an emoji.';
export const afterPremium =
  'Without Premium none can be added or chosen. Events that have one of these keep it.';
export const editNamed = (name: string) => `Edit ${name}`;
export const saveCategory = 'Save Category';
export const categoriesFull = (most: number) => `These are ${most}, and no more fit.`;
export const addCategory = 'Add Category';
export const ownCategoriesMean = 'They stand under “Our own” when somebody adds an event.';

export const emoji = 'Emoji';
export const categoryName = 'Category Name';
export const choir = 'Choir';

export const operatorSetsPlan = 'Whoever runs this server sets the plan.';
export const plan = 'Plan';
export const upgradeToPremium = 'Upgrade to Premium';
export const keepPremium = 'Keep Premium';
export const membersOf = (count: number, most: number) => `${count} of ${most} members`;
export const paysForIt = (name = 'A former owner') => `${name} pays for it.`;
export const planOnceOnline = "The plan can be changed once you're back online.";
export const paymentsAway = 'Payments are out of reach';
export const managePayment = 'Manage Payment';
export const opening = 'Opening...';

export const calendarRenamed = 'Calendar renamed!';
export const everybodySeesName = 'Everybody sees the new name.';
export const failedToRenameCalendar = 'Failed to rename calendar';
export const saveName = 'Save Name';
export const name = 'Name';

export const retry = 'Retry';
export const selectACalendar = 'Select a Calendar';
export const whichOne = 'Which one would you like to see?';

export const closeMenu = 'Close menu';
export const main = 'Main';
export const members = 'Members';
export const menu = 'Menu';

export const home = 'Kinday, home';
export const memberCount = (count: number) => countText(count, 'member', 'members');
export const goPro = 'Go Pro';
export const profile = 'Profile';
export const openMenu = 'Open menu';

export const welcome = (name: string) => `Welcome, ${name}!`;
export const beginWithCalendar = (productName: string) =>
  `${productName} begins with a calendar: start your own, or join your family’s.`;

export const invitation = (calendar: string, product: string, link: string, code: string) =>
  `Hi! You're invited to "${calendar}" on ${product}.

1. Visit ${link}
2. Sign up, or log in if you already have an account.
3. Enter the invite code: ${code}

See you on the calendar!`;

export const freeLimits = (members: number, eventsPerMonth: number) =>
  `Up to ${members} members and ${eventsPerMonth} events a month.`;
export const premiumHasEnded = (freeLimits: string) =>
  `Premium has ended. Everything you entered is still here. ${freeLimits}`;
export const premiumLimits = (members: number, ownCategories: number) =>
  `Up to ${members} members, unlimited events and ${ownCategories} categories of your own.`;
export const premiumTrial = 'Premium trial';
export const trialUntil = (limits: string, day: string) =>
  `${limits} Free until ${day}; after that, nothing is hidden or deleted.`;
export const paymentFailed = (limits: string) => `${limits} The last payment did not go through.`;

export const calendarCreated = 'Calendar created!';
export const createdOnceOnline = "A calendar can be created once you're back online.";
export const failedToCreateCalendar = 'Failed to create calendar';
export const calendarSwitched = 'Calendar switched';
export const notKeptHere =
  "This calendar isn't kept on this device. You can open it once you're back online.";
export const failedToSwitchCalendar = 'Failed to switch calendar';

export const categoryAdded = 'Category added!';
export const everybodyCanChoose = (name: string) => `Everybody can choose ${name} now.`;
export const categoriesOnceOnline = "Categories can be changed once you're back online.";
export const failedToAddCategory = 'Failed to add the category';
export const categoryChanged = 'Category changed!';
export const eventsShowCategory = 'Every event that has it shows it.';
export const failedToChangeCategory = 'Failed to change the category';
export const categoryDeleted = 'Category deleted!';
export const eventsKeepCategory = (name: string) => `Events that have ${name} keep it.`;
export const failedToDeleteCategory = 'Failed to delete the category';
