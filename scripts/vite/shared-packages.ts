/** Packages of which the program and the pages that it renders need one copy for both: neither build has its own. */
export const sharedPackages = ['react', 'react-dom', 'react-router'];
