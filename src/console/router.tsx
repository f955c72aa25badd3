import { createBrowserRouter, redirect } from 'react-router';
import type { RouteObject } from 'react-router';
import { readToken } from '#client/token.ts';
import type { ConsoleScreen } from '#ui/console/console-area.ts';
import { areas } from './areas.ts';
import { Frame } from './frame/frame.tsx';
import type { FrameWidth } from './frame/frame.tsx';
import { NotFoundScreen } from './not-found-screen.tsx';
import { Permitted } from './permitted.tsx';
import { ScreenFault } from './screen-fault.tsx';
import { logInFrom } from './session-end.ts';

const screens = areas.flatMap((area) => area.screens);
const ofFrame = (frame: ConsoleScreen['frame']) =>
  screens.filter((screen) => (screen.frame ?? 'rail') === frame).map(routeOf);

// spec: route:/agent/login
/** The router of everything below `/agent`. */
export function createRouter() {
  return createBrowserRouter(
    [
      { errorElement: <ScreenFault />, HydrateFallback: Nothing, children: ofFrame('none') },
      framed('rail', [...ofFrame('rail'), { path: '*', Component: NotFoundScreen }]),
      framed('narrow', ofFrame('narrow')),
      framed('bare', ofFrame('bare')),
    ],
    { basename: '/agent' },
  );
}

/** Screens of somebody who is logged in; others are led to the log-in, and back. */
function framed(frame: FrameWidth, inside: RouteObject[]): RouteObject {
  return {
    element: <Frame width={frame} />,
    errorElement: <ScreenFault />,
    HydrateFallback: Nothing,
    loader: ({ request }) => {
      if (readToken('agents')) return null;
      const { pathname, search } = new URL(request.url);
      return redirect(logInFrom((pathname.replace(/^\/agent/, '') || '/') + search));
    },
    children: [{ errorElement: <ScreenFault />, children: inside }],
  };
}

/** An empty wall, until the code of the first screen is there, which takes a moment. */
const Nothing = () => null;

function routeOf({ path, load, permissions }: ConsoleScreen): RouteObject {
  return {
    ...(path === '' ? { index: true } : { path }),
    lazy: async () => {
      const { default: Screen } = await load();
      if (!permissions) return { Component: Screen };
      return {
        element: (
          <Permitted permissions={permissions}>
            <Screen />
          </Permitted>
        ),
      };
    },
  };
}
