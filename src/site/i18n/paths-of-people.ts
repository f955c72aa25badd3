/** Where the pages begin that speak to people with an account, or that a mail has led here. */
export const pathsOfPeople = [
  ...['/login', '/register', '/profile', '/changepassword', '/grievance'],
  ...['/newsletter/confirm', '/newsletter/unsubscribe'],
];
