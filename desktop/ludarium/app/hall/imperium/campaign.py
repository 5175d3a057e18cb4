"""The pages of an Imperium campaign, as `title_campaigns.CampaignPages` asks for them."""

from __future__ import annotations

from ludarium.app.hall.imperium.campaign_page import CampaignPage
from ludarium.app.hall.imperium.campaign_reward import RewardPage
from ludarium.app.hall.imperium.campaign_start import NewCampaign
from ludarium.app.hall.imperium.campaign_words import level_reached, lost_note, nation_name

start_page, course_page, reward_page, side_name = NewCampaign, CampaignPage, RewardPage, nation_name

__all__ = ["course_page", "level_reached", "lost_note", "reward_page", "side_name", "start_page"]
