import type { MailLanguage } from './words.ts';

/** The mails in English. */
export const english: MailLanguage = {
  linkHint: 'Or copy this address into your browser:',
  signature: 'The team of {campaign}',
  footer: 'You get this mail because your address was entered at {host}.',
  kinds: {
    confirmRegistration: {
      subject: 'One step left: confirm your registration',
      parts: [
        'Hello {name},',
        'Thank you for registering with {campaign}. Please confirm that this address is yours. Until then nobody can log in with it.',
        { button: 'Confirm my registration', to: 'link' },
        'If you did not register, please ignore this mail; nothing will happen.',
      ],
    },
    haveAccount: {
      subject: 'You have an account already',
      parts: [
        'Hello,',
        'Somebody, most likely you, tried to register with this address. It has an account with {campaign} already, so you can simply log in.',
        { button: 'Log in', to: 'logInLink' },
        'If you no longer know your password, you can choose a new one.',
        { button: 'Choose a new password', to: 'forgotLink' },
        'If it was not you, there is nothing to do. Nothing has changed.',
      ],
    },
    confirmAddress: {
      subject: 'Confirm your new address',
      parts: [
        'Hello {name},',
        'You want to use this address for your account with {campaign}. Please confirm that it is yours.',
        { button: 'Confirm this address', to: 'link' },
        'If you did not ask for this, please ignore this mail; the account keeps its old address.',
      ],
    },
    addressChanged: {
      subject: 'The address of your account has changed',
      parts: [
        'Hello {name},',
        'Your account with {campaign} now uses {newAddress}. We will write there from now on.',
        'If this was not you, please tell us at once, so that we can help you get your account back.',
        { button: 'This was not me', to: 'grievanceLink' },
      ],
    },
    numberChanged: {
      subject: 'The mobile number of your account has changed',
      parts: [
        'Hello {name},',
        'Your account with {campaign} now uses the mobile number {newNumber}.',
        'If this was not you, please tell us at once, so that we can help you get your account back.',
        { button: 'This was not me', to: 'grievanceLink' },
      ],
    },
    resetPassword: {
      subject: 'Choose a new password',
      parts: [
        'Hello {name},',
        'Here you can choose a new password for your account with {campaign}. The link works once, and for 30 minutes.',
        { button: 'Choose a new password', to: 'link' },
        'If you did not ask for this, please ignore this mail; your password stays as it is.',
      ],
    },
    passwordChanged: {
      subject: 'Your password has changed',
      parts: [
        'Hello {name},',
        'The password of your account with {campaign} was changed, and every other device was logged out.',
        'If this was not you, please choose a new password at once.',
        { button: 'Choose a new password', to: 'forgotLink' },
      ],
    },
    askParent: {
      subject: 'Your child asks for your consent',
      parts: [
        'Hello,',
        '{childName} is under 18, would like to register with {campaign}, and named you as mother, father or guardian. By law an account needs your consent.',
        'On the page you can read what we keep and why, and then agree or decline.',
        { button: 'Read and decide', to: 'link' },
        'If you do not know this child, please ignore this mail; then no account is opened.',
      ],
    },
    confirmNewsletter: {
      subject: 'Please confirm your subscription',
      parts: [
        'Hello,',
        'You would like to get the newsletter of {campaign}. Please confirm it, so that nobody else can subscribe you.',
        { button: 'Yes, send me the newsletter', to: 'link' },
        'If it was not you, please ignore this mail; nothing more will come.',
      ],
    },
    grievanceReceived: {
      subject: 'We have received your message {number}',
      parts: [
        'Hello {name},',
        'Thank you for writing to us. Your message has the number {number}. A person will read it and answer you.',
        'On this page you can see how far it is. Please keep the link to yourself.',
        { button: 'See my message', to: 'link' },
      ],
    },
    accountErased: {
      subject: 'Your account has been erased',
      parts: [
        'Hello {name},',
        'As you asked, your account with {campaign} and what we kept about you have been erased. This is our last mail to you.',
        'Thank you for having been with us. You are welcome at any time.',
      ],
    },
  },
};
