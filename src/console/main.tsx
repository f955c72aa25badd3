import '#ui/fonts/generated/fonts.css';
import '#ui/fonts/generated/console-fonts.css';
import '#ui/styles/index.css';
import '#ui/console/styles/index.css';
import { QueryClientProvider } from '@tanstack/react-query';
import { createRoot } from 'react-dom/client';
import { RouterProvider } from 'react-router/dom';
import { createQueries } from '#client/query.ts';
import { consoleLanguage } from '#ui/console/campaign.ts';
import { ConsoleLanguageProvider } from '#ui/console/say.tsx';
import { listenForShortcuts } from '#ui/console/shortcuts.ts';
import { leadToFaults } from './form-faults.ts';
import { keepFocus } from './keep-focus.ts';
import { createRouter } from './router.tsx';
import { returnAfterLogIn } from './session-end.ts';

const queries = createQueries();
const router = createRouter();
returnAfterLogIn(router, queries);
listenForShortcuts();
keepFocus();
leadToFaults();

const root = document.getElementById('console');
if (!root) throw new Error('The page has no place for the agent area');
createRoot(root).render(
  <ConsoleLanguageProvider value={consoleLanguage}>
    <QueryClientProvider client={queries}>
      <RouterProvider router={router} />
    </QueryClientProvider>
  </ConsoleLanguageProvider>,
);
