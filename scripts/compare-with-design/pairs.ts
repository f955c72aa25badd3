import type { Page } from '@playwright/test';

/** A picture of the design, and the steps that bring our page into the same state. */
export interface Pair {
  /** The name of the picture without its extension; the result has the same name. */
  picture: string;
  path: string;
  /** CSS pixels. */
  viewport: { width: number; height: number };
  /** The whole page, in as many columns as the picture has. */
  columns?: number;
  colorScheme?: 'dark';
  /** The steps before the screenshot. */
  act?: (page: Page) => Promise<void>;
}

const phone = { width: 360, height: 800 };
const desk = { width: 1440, height: 900 };

const dropdown = (page: Page) => page.getByRole('navigation').locator('summary').first().click();
const sideMenu = (page: Page) => page.locator('summary[aria-label="Menu"]').click();
const joinWindow = (page: Page) => page.getByRole('link', { name: 'Join the campaign' }).click();

const number = (page: Page) => page.getByLabel('Mobile number');
const half = (page: Page) => number(page).pressSequentially('987654');
const wrongCode = async (page: Page) => {
  await number(page).fill('9876543210');
  await page.getByRole('button', { name: 'Send the code' }).click();
  await page.getByRole('heading', { name: 'Enter the six digits' }).waitFor();
  await page.getByRole('textbox').pressSequentially('482913');
  await page.locator('[aria-invalid=true]').waitFor();
};

const photo = '/photos/ambighat-evenings/ambighat-evenings-02#lightbox';

export const pairs: readonly Pair[] = [
  { picture: 'home-phone', path: '/', viewport: phone },
  { picture: 'home-desktop', path: '/', viewport: desk },
  { picture: 'home-phone-full', path: '/', viewport: phone, columns: 5 },
  { picture: 'home-desktop-full', path: '/', viewport: desk, columns: 1 },
  { picture: 'home-tablet', path: '/', viewport: { width: 768, height: 1024 } },
  { picture: 'home-dark-phone', path: '/', viewport: phone, colorScheme: 'dark' },
  { picture: 'home-dark-desktop', path: '/', viewport: desk, colorScheme: 'dark' },
  { picture: 'home-hindi-phone', path: '/hi', viewport: phone },
  { picture: 'home-hindi-phone-full', path: '/hi', viewport: phone, columns: 5 },
  { picture: 'home-hindi-desktop', path: '/hi', viewport: desk },
  { picture: 'nav-dropdown-desktop', path: '/', viewport: desk, act: dropdown },
  { picture: 'side-menu-phone', path: '/', viewport: phone, act: sideMenu },
  { picture: 'join-modal-phone', path: '/', viewport: phone, act: joinWindow },
  { picture: 'biography-phone', path: '/biography', viewport: phone, columns: 3 },
  { picture: 'biography-desktop', path: '/biography', viewport: desk, columns: 1 },
  { picture: 'press-phone', path: '/pressreleases', viewport: phone, columns: 2 },
  { picture: 'press-desktop', path: '/pressreleases', viewport: desk, columns: 1 },
  { picture: 'events-phone', path: '/events', viewport: phone, columns: 1 },
  { picture: 'events-desktop', path: '/events', viewport: desk, columns: 1 },
  { picture: 'gallery-phone', path: '/photos', viewport: phone, columns: 1 },
  { picture: 'gallery-desktop', path: '/photos', viewport: desk, columns: 1 },
  { picture: 'lightbox-phone', path: photo, viewport: phone },
  { picture: 'lightbox-desktop', path: photo, viewport: desk },
  { picture: 'login-phone', path: '/login', viewport: phone, act: half },
  { picture: 'login-desktop', path: '/login', viewport: desk, act: half },
  { picture: 'login-otp-error-phone', path: '/login', viewport: phone, act: wrongCode },
  { picture: 'component-states', path: '/styleguide', viewport: { width: 1440, height: 1612 } },
];
