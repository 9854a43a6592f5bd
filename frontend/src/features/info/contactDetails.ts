/**
 * How people reach whoever runs this server. Operators: these are placeholders; put your own here,
 * the only place. A channel that is null says that it is not available yet.
 */
export const CONTACT_DETAILS: {
  supportEmail: string;
  inquiriesEmail: string;
  liveChatUrl: string | null;
  helpCenterUrl: string | null;
} = {
  supportEmail: 'support@kinday.example',
  inquiriesEmail: 'hello@kinday.example',
  liveChatUrl: null,
  helpCenterUrl: null,
};
