/** What the privacy page says. It describes what the product does; keep it true when that changes. */
export const PRIVACY_SECTIONS: readonly { heading: string; points: readonly string[] }[] = [
  {
    heading: 'Our principles',
    points: [
      'A family’s calendar is seen by its members, and by nobody else.',
      'We keep what the calendar needs, and nothing to watch you with.',
      'No ads, no selling of data, no tracking by third parties.',
    ],
  },
  {
    heading: 'What we collect',
    points: [
      'Your account: name, email, phone number, your color, and your password in a form that cannot be read back.',
      'If you enter them: your birthday and your anniversary, as month and day.',
      'The calendar: its name, its members, and the events you write, with their notes.',
      'Of calendars you subscribe to: their addresses, which no member is shown again, and what stands in them.',
      'If you turn on reminders: when and how you want them, your time zone, and for each device that takes notifications the address its browser gives us for them.',
      'For each device you log in from: when, and by which browser, so that you can log it out.',
    ],
  },
  {
    heading: 'How we use it',
    points: [
      'To show the calendar to its members, and to keep it up to date on their screens.',
      'To let you log in, and to mail you a link when you forgot your password.',
      'To remind you, if you turned that on: by notification or mail, as you chose. Each such mail can be ended by one press, without a log-in.',
      'To read subscribed calendars, about every six hours: their servers see the address of ours and the name Kinday Calendar, and nothing of you.',
      'To keep the service running and safe against misuse.',
    ],
  },
  {
    heading: 'How we protect it',
    points: [
      'Passwords are stored with argon2id, a method made to resist guessing.',
      'Of the secret address of a calendar link we keep a fingerprint only, from which nobody gets it back.',
      'Every request is checked against the membership at that moment; a removed member sees nothing more, at once.',
      'The cookie that keeps you logged in cannot be read by scripts.',
    ],
  },
  {
    heading: 'Your rights',
    points: [
      'See and correct: your profile shows what we know about you.',
      'Take along: download your data as a file.',
      'Be forgotten: delete your account. Events you added to other families’ calendars stay there, as from a former member.',
    ],
  },
  {
    heading: 'Sharing',
    points: [
      'Members of your calendars see your name, phone number, color, dates and events.',
      'Nobody else does, except for what the points below say. We would hand data over only where a law obliges us to.',
      'If you pay for a calendar: Stripe takes the payment, and gets your email, the ids of your account and of the calendar, and what you type on its page. Your card’s number never comes to us.',
      'If you make a calendar link: whoever has its address can read the calendar, or what is yours in it, without logging in, until you renew or end it or leave the calendar. Google, Apple or Microsoft read it where you give it to them.',
      'A notification travels through the push service of your browser’s maker. It is encrypted: the service learns that something comes to your device, and when, not what it says.',
      'A mail says what it reminds you of, and passes the mail servers between us and you.',
    ],
  },
];
