import { countText } from '@kinday/contracts/numberText';

export const openCalendar = 'Open calendar';
export const getStarted = 'Get Started';

export const linkNotSent = 'We couldn’t send the link';
export const sendLink = 'Send Link';
export const sending = 'Sending...';

export const checkInviteCode = 'Please check the invite code and try again.';
export const pageYoureInvited = 'You’re Invited';
export const backToMyCalendar = 'Back to my calendar';
export const youAreInvited = 'You’re invited';
export const joinAs = (name: string, inviteCode: string) =>
  `You’re logged in as ${name}. Join the calendar with the code ${inviteCode}?`;

export const welcomeBack = 'Welcome back!';
export const loggedIn = "You've been logged in successfully.";
export const loginFailed = 'Login failed';
export const checkCredentials = 'Please check your credentials and try again.';
export const password = 'Password';
export const rememberMe = 'Remember me';
export const rememberMeans =
  'Keep me logged in on this device, with the calendar for when there is no network. Not on a shared computer.';
export const forgotPassword = 'Forgot password?';
export const loggingIn = 'Logging in...';

export const easyToGuess = 'Easy to guess. A few unrelated words are better.';
export const goodPassword = 'Good password.';
export const strongPassword = 'Strong password.';

export const accountNotLoaded = 'We couldn’t load your account';

export const logInWithNewPassword = 'Please log in with your new password.';
export const saveNewPassword = 'Save New Password';

export const create = 'Create';
export const newCalendar = (productName: string) => `A new ${productName}`;
export const join = 'Join';
export const existingFamily = 'An existing family';
export const accountCreated = 'Account created successfully!';
export const welcomeTo = (productName: string) => `Welcome to ${productName}!`;
export const chooseColor = 'Please choose your color to continue.';
export const signupFailed = 'Signup failed';
export const checkInformation = 'Please check your information and try again.';
export const createOrJoin = 'Create a calendar or join one';
export const whyPhone = 'Your family can call you from an event.';
export const codeOfFamily = (inviteCodeLength: number) =>
  `Enter the ${inviteCodeLength}-character code shared by your family`;
export const premiumTrial = (days: number) => `Premium: ${days} days free, no credit card.`;
export const familyName = 'Family Name';
export const createAccount = 'Create Account';
export const creatingAccount = 'Creating Account...';

export const nameIsRequired = 'Name is required';
export const emailIsRequired = 'Email is required';
export const phoneIsRequired = 'Phone is required';
export const passwordIsRequired = 'Password is required';
export const missingInformation = 'Missing Information';
export const fillInRequired = 'Please fill in all required fields.';
export const enterFamilyName = 'Please enter a name for your family.';
export const familyNameRequired = 'Family Name Required';
export const enterInviteCode = 'Please enter the invite code to join a family.';

export const logoutFailed = 'Logout failed';
export const loggedOutOnceOnline = "You can log out once you're back online.";

export const logOutAnyway = 'Log out anyway?';
export const stay = 'Stay logged in';
export const changesAreLost = (count: number) =>
  `${countText(count, 'change waits', 'changes wait')} to be sent. ${count === 1 ? "It'll" : "They'll"} be lost when you log out.`;
export const allSentNow = 'Everything has been sent meanwhile. Nothing is lost when you log out.';
