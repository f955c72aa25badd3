interface Recaptcha {
  ready(then: () => void): void;
  execute(siteKey: string, options: { action: string }): Promise<string>;
}

declare global {
  interface Window {
    grecaptcha?: Recaptcha;
  }
}

interface CaptchaRequest {
  siteKey: string;
  /** The call that the captcha protects. */
  action: string;
}

const ADDRESS = 'https://www.google.com/recaptcha/api.js';

// spec: third-party:captcha
/** Asks recaptcha v3 for a token; its script is loaded on first use. */
export async function recaptcha({ siteKey, action }: CaptchaRequest): Promise<string> {
  const asked = await load(siteKey);
  await new Promise<void>((resolve) => asked.ready(resolve));
  return asked.execute(siteKey, { action });
}

async function load(siteKey: string): Promise<Recaptcha> {
  if (!window.grecaptcha) {
    await new Promise((resolve, reject) => {
      const script = document.createElement('script');
      script.src = `${ADDRESS}?render=${encodeURIComponent(siteKey)}`;
      script.addEventListener('load', resolve);
      script.addEventListener('error', () => reject(new Error('Recaptcha did not load')));
      document.head.append(script);
    });
  }
  if (!window.grecaptcha) throw new Error('Recaptcha did not load');
  return window.grecaptcha;
}
