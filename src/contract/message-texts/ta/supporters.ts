/** The messages of cards, invitations, the rally kit and push in Tamil, by their English text. */
export const taOfSupporters: Record<string, string> = {
  'Saved.': 'சேமிக்கப்பட்டது.',
  'You have made a card today. You can make the next one tomorrow.':
    'இன்று ஓர் அட்டையை உருவாக்கிவிட்டீர்கள். அடுத்ததை நாளை உருவாக்கலாம்.',
  'The card is ready.': 'அட்டை தயார்.',
  'Write it in Latin or Indian letters': 'லத்தீன் அல்லது இந்திய எழுத்துகளில் எழுதுங்கள்',
  'Write it without links': 'இணைப்புகள் இல்லாமல் எழுதுங்கள்',
  'Your link is ready.': 'உங்கள் இணைப்பு தயார்.',
  'Your link works no more.': 'உங்கள் இணைப்பு இனி வேலை செய்யாது.',
  'This event is over. Choose another': 'இந்த நிகழ்ச்சி முடிந்துவிட்டது. வேறொன்றைத் தேர்ந்தெடுங்கள்',
  'This is no push token of a browser': 'இது உலாவியின் புஷ் டோக்கன் அல்ல',
  'This browser is registered to somebody else. Ask it for a new token.':
    'இந்த உலாவி வேறொருவர் பெயரில் பதிவாகியுள்ளது. அதனிடம் புதிய டோக்கனைப் பெறுங்கள்.',
  'You hear from us on this device.': 'இந்தச் சாதனத்தில் எங்கள் அறிவிப்புகள் வரும்.',
  'You hear no more from us on this device.': 'இந்தச் சாதனத்தில் எங்கள் அறிவிப்புகள் இனி வராது.',
};
