/** Where the pages begin that speak to people with an account, or on their way to one. */
export const pathsOfPeople = ['/login', '/register', '/profile', '/changepassword', '/grievance'];
